import { svg } from './dom.mjs';

// Drawn on a square of 24, in the colour of the text.
const shapes = {
  walk: ['M13 4.2a1.6 1.6 0 1 0 .01 0M9.2 21l2.3-6 2.7 2.6V21M11.5 15l1-6.2M12.5 8.8 8.7 10.6 8 14M12.5 8.8l2.4 3 3 .8'],
  bike: ['M6 18.2a3.6 3.6 0 1 0-.01 0M18 18.2a3.6 3.6 0 1 0-.01 0M6 14.6l3.4-6.3h5.2L18 14.6M9.4 8.3l4 6.3h-3M8 6h3M14.6 8.3 13.8 6H16'],
  scooter: ['M5.5 19.4a2 2 0 1 0-.01 0M18 19.4a2 2 0 1 0-.01 0M7.5 17.4H13l3.2-4.4L14.6 5H11M18 15.4l-1-4.6'],
  swap: ['M8 4v15M4.5 7.5 8 4l3.5 3.5M16 20V5M12.5 16.5 16 20l3.5-3.5'],
  close: ['M6 6l12 12M18 6 6 18'],
  locate: ['M12 7.5a4.5 4.5 0 1 0 .01 0M12 2.5v4M12 17.5v4M2.5 12h4M17.5 12h4'],
  plus: ['M12 5v14M5 12h14'],
  minus: ['M5 12h14'],
  move: ['M9 6.5h.01M15 6.5h.01M9 12h.01M15 12h.01M9 17.5h.01M15 17.5h.01'],
  play: ['M8 5.5v13l10-6.5z'],
  pause: ['M8 5.5v13M16 5.5v13'],
  layers: ['M12 4 3.5 8.6 12 13.2l8.5-4.6zM3.5 13.2 12 17.8l8.5-4.6'],
  zone: ['M12 4.5a7.5 7.5 0 1 0 .01 0M6.8 6.8l10.4 10.4'],
  area: ['M5 8.5 12 4l7.5 5.5L17 19H7z'],
  star: ['M12 4l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z'],
  share: ['M12 15V4M8 7.5 12 4l4 3.5M6 11.5H5V20h14v-8.5h-1'],
  speak: ['M4.5 9.5v5h3.2l4.3 4V5.5l-4.3 4zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11'],
  mute: ['M4.5 9.5v5h3.2l4.3 4V5.5l-4.3 4zM15.5 9a4.2 4.2 0 0 1 0 6', 'M4 4l16 16'],
  print: ['M7 9V4h10v5M7 17H4.5V9h15v8H17M7 14h10v6H7z'],
  fit: ['M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15'],
};

/** A picture for a button, which the button's own words name. */
export const icon = (name) =>
  svg('svg', { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    ...(shapes[name] ?? []).map((d) => svg('path', { d })));
