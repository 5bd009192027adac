import { announce, byId, button, el } from '../base/dom.mjs';
import { store } from '../base/state.mjs';
import { onLanguage, t } from '../words/words.mjs';
import { closeCorners } from './zoneLayer.mjs';

/** How many corners a zone has, and how the next one is set: by a finger that stays, or by the other button. */
const cornersSaid = (n) => [t(n === 1 ? 'corner' : 'corners', { n }),
  t(matchMedia('(pointer: coarse)').matches ? 'nextByFinger' : 'nextByMouse')].join(' ');

/** Says over the map how a zone is drawn, and lets go of it. */
export function addDrawingHint() {
  const bar = el('div', { id: 'drawing-hint', class: 'chip', hidden: true });
  byId('map-frame').append(bar);
  const draw = () => {
    const { drawingZone, corners } = store.get();
    bar.hidden = !drawingZone && corners.length === 0;
    // With the bar its buttons go: the keyboard is on the map then, where zones are drawn.
    if (bar.hidden && bar.contains(document.activeElement)) byId('map').focus();
    const text = drawingZone ? t(`drawing-${drawingZone}`) : cornersSaid(corners.length);
    bar.replaceChildren(el('span', {}, text),
      !drawingZone && corners.length >= 3 ? button({ class: 'small' }, closeCorners, t('closeZone')) : '',
      button({ class: 'small' }, () => store.set({ drawingZone: '', corners: [] }), t('cancel')));
    return bar.hidden ? '' : text;
  };
  store.watch(['drawingZone', 'corners'], () => {
    const text = draw();
    if (text) announce(text);
  });
  onLanguage(draw);
}
