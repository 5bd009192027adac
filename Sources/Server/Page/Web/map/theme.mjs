const dark = matchMedia('(prefers-color-scheme: dark)');

const listeners = [];
let isPaper = false;

/** Whether the page is dark; paper is not. */
export const isDark = () => dark.matches && !isPaper;

/** Calls a function whenever the page turns dark or light. */
export const onTheme = (action) => {
  dark.addEventListener('change', action);
  listeners.push(action);
};

/** Draws the map for paper, or for the screen again. */
export function onPaper(value) {
  isPaper = value;
  if (dark.matches) for (const listener of listeners) listener();
}

const light = {
  paper: '#f4f4f0', water: '#cfe1e8', park: '#dfead7', ground: '#ebebe5', building: '#e6e5df', street: '#ffffff',
  streetEdge: '#dcdbd4', path: '#d3cfc2', rail: '#c9c8c4', label: '#5b6468', halo: '#f8f8f5', ink: '#16242c',
  casing: '#ffffff', card: '#ffffff', zone: '#8a3324',
  fastest: '#b84a00', balanced: '#005f9e', cleanest: '#007a5a', between: '#6a5a86',
};

const night = {
  paper: '#182229', water: '#1d3340', park: '#1d3029', ground: '#1f2a31', building: '#222d34', street: '#31404a',
  streetEdge: '#26323a', path: '#35424a', rail: '#3b464d', label: '#a5b2b8', halo: '#182229', ink: '#eef4f5',
  casing: '#10181d', card: '#1b2831', zone: '#ffb4a3',
  fastest: '#ff9d57', balanced: '#6cbcf2', cleanest: '#43d3a5', between: '#bca6de',
};

/** The map's colours, quiet ones, so that the air and the ways are what one sees. */
export const colors = () => (isDark() ? night : light);
