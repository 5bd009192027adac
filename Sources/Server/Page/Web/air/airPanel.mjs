import { pollutantName } from '../answer/routeCards.mjs';
import { noticeList } from '../answer/notices.mjs';
import { problemText } from '../answer/problems.mjs';
import { cityOf } from '../base/city.mjs';
import { colorOr, unknownColor } from '../base/colors.mjs';
import { announce, button, el, keepingFocus, svg } from '../base/dom.mjs';
import { fold } from '../base/folds.mjs';
import { aspectOf, aspects, layerOf, painted, subjectOf } from '../base/layers.mjs';
import { store } from '../base/state.mjs';
import { legendKeys } from '../map/mapTools.mjs';
import { ago, chancePercent, clock, hourName, number } from '../words/numbers.mjs';
import { language, onLanguage, t } from '../words/words.mjs';
import { hourSlider } from './hourSlider.mjs';
import { layerName } from './layerName.mjs';

const spoken = (texts) => String(texts?.[language()] ?? texts?.en ?? '');

function category(index, scale) {
  if (!index?.category) return el('p', {}, t('noIndex'));
  const swatch = el('span', { class: index.isPartial ? 'dot hatched' : 'dot' });
  swatch.style.backgroundColor = colorOr(index.category.color, 'transparent');
  return el('div', { class: 'index' }, swatch,
    el('div', {}, el('b', {}, spoken(index.category.name)), el('small', {}, `${t('index')} ${scale}`),
      el('p', {}, spoken(index.category.advice))));
}

function pollutants(list) {
  return el('table', { class: 'air' }, el('caption', { class: 'unseen' }, t('pollutants')),
    el('thead', {}, el('tr', {}, el('th', { scope: 'col' }, t('pollutant')), el('th', { scope: 'col' }, 'µg/m³'),
      el('th', { scope: 'col' }, '± σ'), el('th', { scope: 'col' }, t('aboveWHO')))),
    el('tbody', {}, list.map((one) => el('tr', {}, el('th', { scope: 'row' }, pollutantName(one.pollutant)),
      el('td', {}, number(one.concentration)), el('td', {}, typeof one.sigma === 'number' ? number(one.sigma) : '–'),
      el('td', {}, typeof one.exceedance?.probability === 'number' ? chancePercent(one.exceedance.probability)
        : '–')))));
}

const [width, height] = [340, 70];

/** The day at a place: a bar an hour in the colour of its index; nothing where none of them is known. */
function trend(hours, timeZone, pollutant) {
  const values = hours.map((one) => one.pollutants?.find((p) => p.pollutant === pollutant)?.concentration ?? null);
  const known = values.filter((one) => one !== null);
  if (known.length === 0) return null;
  const most = Math.max(...known, 1e-6);
  const step = width / hours.length;
  const bars = hours.map((one, i) => {
    const color = one.index?.category?.color;
    const tall = values[i] === null ? 2 : Math.max(2, (values[i] / most) * (height - 4));
    return svg('rect', {
      x: (i * step + 1).toFixed(1), width: (step - 2).toFixed(1), y: (height - tall).toFixed(1),
          height: tall.toFixed(1),
      rx: 1.5, fill: colorOr(color, unknownColor),
    });
  });
  const said = t('trendSaid', {
    what: pollutantName(pollutant), low: number(Math.min(...known)), high: number(most),
  });
  return el('div', { class: 'chart' }, el('p', { class: 'reading' }, `${t('trend')} · ${pollutantName(pollutant)}`),
    svg('svg', { class: 'trend', viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: 'none', role: 'img',
        'aria-label': said }, bars),
    el('div', { class: 'ends-of' }, el('span', {}, hourName(Date.parse(hours[0].hour), timeZone)),
      el('span', {}, hourName(Date.parse(hours.at(-1).hour), timeZone))));
}

/** Why there is no air at a place, null where there is or no place is shown. */
function placeReason({ place: at, placeAir, placeProblem: problem, isOnline }) {
  if (!at || placeAir !== false) return null;
  return problem ? problemText({ problem, isOnline }) : t('problem-no-air');
}

/** Why the map is not painted, null where it is. */
function legendReason({ legendProblem: problem, layer, isOnline }) {
  if (!problem) return null;
  // Why no chance is told is not to be said shorter.
  return (aspectOf(layer) === 'exceedance' && problem.message) || problemText({ problem, isOnline });
}

const placeTitle = ({ station }) => (station ? String(station.name) : t('airHere'));

/** The air at a place for those who listen: what it is called there, or why nothing is known. */
const placeSaid = ({ place: at, ...state }) => `${placeTitle(at)}: ${
  placeReason({ place: at, ...state }) ?? (spoken(state.placeAir.index?.category?.name) || t('noIndex'))}`;

function place(state) {
  const { place: at, placeAir, placeHours, layer } = state;
  if (!at) return el('p', { class: 'welcome' }, t('tapAir'));
  if (!placeAir) return el('p', { class: 'welcome' }, placeReason(state) ?? t('loading'));
  const pollutant = layer && layer !== 'index' ? subjectOf(layer) : 'no2';
  return el('section', { class: 'place' }, el('h2', {}, placeTitle(at)),
    category(placeAir.index, placeAir.index?.scale ?? ''), reading(stationNow(state), state.stations?.air),
    pollutants(placeAir.pollutants ?? []),
    placeHours?.length > 1 ? trend(placeHours, cityOf(at)?.timeZone, pollutant) : null,
    // That an index is partial is in its advice.
    noticeList(placeAir.notices?.filter(({ code }) => code !== 'index-partial' || !placeAir.index?.category)));
}

/** Whether the stations are those of the hour that is shown. */
const areOfTheHour = ({ stations, hour }) => stations?.hour === hour;

/** The station that was tapped, as it is in the hour that is shown; nothing where that is not known. */
function stationNow(state) {
  const { place: at, stations } = state;
  if (!at.station || !areOfTheHour(state)) return null;
  return stations.stations.find(({ id, source }) => id === at.station.id && source === at.station.source);
}

/** Where a station's figure comes from, as the name of a text: not every one was measured in the hour. */
function originOf(code, station, air) {
  if (station.isTypical || air?.typicalDay?.[code]) return 'typicalReading';
  if (air?.stationForecast?.[code]) return 'forecastReading';
  if (station.type === 'model') return 'modelled';
  if (air?.staleHours?.[code]) return 'staleReading';
  return station.bridged?.includes(code) ? 'bridgedReading' : 'measured';
}

/** The figures of a station, those that come from the same together. */
function reading(station, air) {
  if (!station) return null;
  const groups = new Map();
  for (const [code, value] of Object.entries(station.concentrations ?? {})) {
    const origin = originOf(code, station, air);
    groups.set(origin, [...groups.get(origin) ?? [], `${pollutantName(code)} ${number(value)}`]);
  }
  const told = [...groups].map(([origin, values]) => `${t(origin)}: ${values.join(' · ')} µg/m³`);
  return el('p', { class: 'station-reading' }, told.join('; '));
}

/** That the air which is shown was stored, and when the oldest of it was. */
function age({ placeAir, placeKept, legendKept, stations }) {
  const kept = [placeAir && placeKept, legendKept, stations?.kept].filter(Boolean);
  if (kept.length === 0) return [];
  return [el('p', { class: 'old' }, t('oldAir', { ago: ago((Date.now() - Math.min(...kept)) / 1000) }))];
}

function freshness({ stations, city }) {
  const sources = stations?.air?.sources ?? [];
  // What was fresh when it was stored is older by now.
  const since = stations?.kept ? (Date.now() - stations.kept) / 1000 : 0;
  return el('ul', { class: 'plain sources' }, sources.map((source) => {
    const state = since ? t('storedAgo', { ago: ago(since) }) : t(`state-${source.state}`);
    return el('li', {}, `${source.id}: ${state}`, source.newest && source.state !== 'typical'
      ? ` · ${ago(source.ageSeconds + since)} (${clock(Date.parse(source.newest), city?.timeZone)})` : '');
  }));
}

function stationList({ stations }, showAirAt) {
  const list = stations?.stations ?? [];
  if (list.length === 0) return null;
  return fold('stations', `${t('stations')} (${list.length})`,
    el('ul', { class: 'plain' }, list.map((one) => el('li', {}, button({ class: 'step' },
      () => showAirAt({ lat: one.position[1], lon: one.position[0] }, one),
      el('span', {}, String(one.name)), el('small', {}, spoken(one.index?.category?.name)))))));
}

function weather({ stations }) {
  const wind = stations?.air?.wind;
  return typeof wind?.speed === 'number' ? el('p', { class: 'weather' }, t('wind', { speed: number(wind.speed) }))
      : null;
}

/** A choice that sets what the map shows. */
function layerRow(label, values, chosen, nameOf, partWith) {
  return el('label', { class: 'row' }, el('span', {}, label), el('select', {
    on: { change: ({ target }) => store.set(partWith(target.value)) },
  }, values.map((value) => el('option', { value, selected: value === chosen }, nameOf(value)))));
}

/** The pictures of other providers, where the operator has named some. */
function backgroundRow({ city, background }) {
  const names = (city?.tileSources ?? []).map((one) => String(one.name));
  return names.length ? [layerRow(t('background'), ['', ...names], background, (name) => name || t('ownMap'),
    (name) => ({ background: name }))] : [];
}

/** The choices of what the map shows. */
function choiceRows(state) {
  const [subject, aspect] = [subjectOf(state.layer), aspectOf(state.layer)];
  const rows = [layerRow(t('layer'), ['index', ...painted, ''], subject, layerName,
    (value) => ({ layer: layerOf(value, aspect) }))];
  if (subject && subject !== 'index') {
    rows.push(layerRow(t('aspect'), aspects, aspect, (value) => t(`aspect-${value}`),
      (value) => ({ layer: layerOf(subject, value) })));
  }
  return [...rows, ...backgroundRow(state)];
}

/** What the colours of the map mean, or why it has none. */
function legendParts(state) {
  const { legend } = state;
  if (!legend) {
    // What the place above says already is not said again.
    const why = legendReason(state) === placeReason(state) ? null : legendReason(state);
    return why ? [el('p', { class: 'partial' }, why)] : [];
  }
  const parts = [el('h3', {}, `${layerName(legend.layer)}, ${legend.unit}`), legendKeys(legend)];
  if (legend.isPartial) {
    const what = legend.missingPollutants.map(pollutantName).join(', ');
    parts.push(el('p', { class: 'partial' }, t('partial', { what })));
  }
  return parts;
}

/** The air: what the map is painted with, of which hour, and what it is where one taps. */
export function showAir(node, showAirAt) {
  const slider = hourSlider();
  const legend = el('div', { class: 'legend' });
  const old = el('div');
  const choice = el('div');
  const here = el('div');
  const rest = el('div');
  node.replaceChildren(old, here, choice, slider.node, legend, rest);

  const drawChoice = () => keepingFocus(choice, () => choice.replaceChildren(...choiceRows(store.get())));
  const drawLegend = () => legend.replaceChildren(...legendParts(store.get()));
  const drawHere = () => {
    const state = store.get();
    const { place: at, placeAir, placeHours, stations } = state;
    // What lies below keeps its place until all is there: else a tap on it meets something else.
    const isRead = !at?.station || !stations || areOfTheHour(state);
    const isWhole = !at || placeAir === false || (placeAir && placeHours && isRead);
    here.style.minHeight = isWhole ? '' : `${here.offsetHeight}px`;
    here.replaceChildren(place(state));
  };
  let [said, missed] = [null, null];
  // Once a place: hours that play would talk without end. What was not known is said when it comes.
  const sayHere = (state) => {
    const { place: at, placeAir } = state;
    if (!at || placeAir === null || said === at || (!placeAir && missed === at)) return;
    if (placeAir) said = at;
    else missed = at;
    announce(placeSaid(state));
  };
  const drawRest = () => keepingFocus(rest, () => rest.replaceChildren(...[weather(store.get()),
    freshness(store.get()), stationList(store.get(), showAirAt)].filter(Boolean)));
  const drawAge = () => {
    old.replaceChildren(...age(store.get()));
    old.hidden = !old.firstChild;
  };
  const drawAll = () => [drawAge, drawChoice, drawLegend, drawHere, drawRest, slider.draw].forEach((one) => one());
  store.watch(['layer', 'background', 'city'], drawChoice);
  store.watch(['legend', 'legendProblem', 'place', 'placeAir', 'placeProblem', 'isOnline'], drawLegend);
  store.watch(['place', 'placeAir', 'placeHours', 'placeProblem', 'layer', 'stations', 'isOnline'], drawHere);
  store.watch(['placeAir'], sayHere);
  store.watch(['stations'], drawRest);
  store.watch(['placeAir', 'placeKept', 'legendKept', 'stations', 'renewal'], drawAge);
  onLanguage(drawAll);
  drawAll();
}
