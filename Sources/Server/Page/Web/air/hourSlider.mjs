import { button, el, freshId } from '../base/dom.mjs';
import { icon } from '../base/icons.mjs';
import { HOUR, hourNow } from '../base/moments.mjs';
import { store } from '../base/state.mjs';
import { datedHourName, hourName } from '../words/numbers.mjs';
import { t } from '../words/words.mjs';

const [first, last] = [-24, 72];
const frame = 650;

const offsetOf = (hour) => Math.round((hour - hourNow()) / HOUR);
const isOnSlider = (hours) => hours >= first && hours <= last;

/** What an hour of the map is called: with its date where it is none of the slider's. */
export const shownHourName = (hour, timeZone) =>
  (isOnSlider(offsetOf(hour)) ? hourName : datedHourName)(hour, timeZone);

/** A slider over the hours of yesterday and the next three days, which plays. */
export function hourSlider() {
  const id = freshId('hour');
  const label = el('label', { for: id });
  const input = el('input', { id, type: 'range', min: first, max: last, step: 1, value: '0' });
  const play = button({ class: 'quiet' }, () => toggle());
  const toNow = button({ class: 'small' }, () => go(0));
  let timer = 0;

  const go = (hours) => store.set({ hour: hourNow() + hours * HOUR, follows: hours === 0 ? 'now' : '' });
  const toggle = () => {
    if (timer) {
      clearInterval(timer);
      timer = 0;
    } else {
      timer = setInterval(() => {
        const next = offsetOf(store.get().hour) + 1;
        go(isOnSlider(next) ? next : first);
      }, frame);
    }
    store.set({ isPlaying: timer !== 0 });
    draw();
  };
  const draw = () => {
    const { hour, city } = store.get();
    const hours = offsetOf(hour);
    const text = hours === 0 ? t('now') : shownHourName(hour, city?.timeZone);
    label.textContent = hours > 0 ? `${text} · ${t('forecast')}` : text;
    if (input.value !== String(hours)) input.value = String(hours);
    input.setAttribute('aria-label', t('hour'));
    input.setAttribute('aria-valuetext', label.textContent);
    toNow.textContent = t('now');
    // The button goes: the keyboard stays beside it.
    if (hours === 0 && document.activeElement === toNow) input.focus();
    toNow.hidden = hours === 0;
    play.setAttribute('aria-label', t(timer ? 'pause' : 'play'));
    play.replaceChildren(icon(timer ? 'pause' : 'play'));
  };
  input.addEventListener('input', () => go(Number(input.value)));
  store.watch(['hour', 'city', 'renewal'], draw);
  // Nothing runs that cannot be stopped in sight.
  store.watch(['tab'], ({ tab }) => { if (timer && tab !== 'air') toggle(); });
  // A page that nobody sees would ask the server for hours without end.
  document.addEventListener('visibilitychange', () => { if (timer && document.hidden) toggle(); });
  return { node: el('div', { class: 'hours' }, el('div', { class: 'row' }, label, toNow),
      el('div', { class: 'row' }, play, input)), draw };
}
