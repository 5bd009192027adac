import { byId, el } from './dom.mjs';
import { store } from './state.mjs';
import { language, languages, onLanguage, speak, t } from '../words/words.mjs';

const tabs = ['way', 'air', 'kept'];

function languageChoice() {
  return el('select', { class: 'language', 'aria-label': t('language'),
      on: { change: ({ target }) => speak(target.value) } },
    languages.map(([code, name]) => el('option', { value: code, selected: code === language(), lang: code,
        label: name }, name)));
}

function cityChoice({ cities, city }) {
  if (!city) return el('span', { class: 'city' });
  if (cities.length === 1) return el('span', { class: 'city' }, city.name);
  return el('select', {
    class: 'city', 'aria-label': t('city'),
    on: { change: ({ target }) => store.set({ city: cities.find((one) => one.id === target.value), showCity: {} }) },
  }, cities.map((one) => el('option', { value: one.id, selected: one === city }, one.name)));
}

function tabList(pages) {
  const buttons = tabs.map((tab) => el('button', {
    type: 'button', role: 'tab', id: `tab-${tab}`, 'aria-controls': `page-${tab}`,
    on: {
      click: () => store.set({ tab }),
      keydown: ({ key }) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
        if (!step) return;
        const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
        store.set({ tab: next });
        byId(`tab-${next}`).focus();
      },
    },
  }, t(`tab-${tab}`)));
  const mark = () => tabs.forEach((tab, i) => {
    const isOn = store.get().tab === tab;
    buttons[i].setAttribute('aria-selected', String(isOn));
    buttons[i].tabIndex = isOn ? 0 : -1;
    pages[tab].hidden = !isOn;
  });
  mark();
  return { node: el('div', { class: 'tabs', role: 'tablist', 'aria-label': 'Brisa' }, buttons), mark };
}

/** The head of the panel: name, city, language, and what the panel shows. */
export function showHead(pages) {
  let list;
  const draw = () => {
    const active = byId('head').contains(document.activeElement) ? document.activeElement : null;
    list = tabList(pages);
    byId('head').replaceChildren(el('div', { class: 'name' }, el('h1', {}, 'Brisa'), cityChoice(store.get()),
        languageChoice()), list.node);
    byId('skip').textContent = t('skip');
    byId('map').setAttribute('aria-label', t('mapHelp'));
    for (const tab of tabs) pages[tab].setAttribute('aria-labelledby', `tab-${tab}`);
    // What had the keyboard has it again, whatever it is called now.
    const again = active && byId('head').querySelector(active.id ? `#${active.id}` : `select.${active.className}`);
    again?.focus({ preventScroll: true });
  };
  store.watch(['cities', 'city'], draw);
  store.watch(['tab'], () => list.mark());
  onLanguage(draw);
  draw();
}

/** A page of the panel. */
export const tabPage = (tab) => el('section', { id: `page-${tab}`, role: 'tabpanel', class: 'page' });
