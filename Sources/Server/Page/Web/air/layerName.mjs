import { pollutantName } from '../answer/routeCards.mjs';
import { aspectOf, subjectOf } from '../base/layers.mjs';
import { t } from '../words/words.mjs';

/** What a layer is called. */
export function layerName(layer) {
  if (!layer) return t('noLayer');
  const subject = subjectOf(layer);
  const name = subject === 'index' || subject === 'o3' ? t(`layer-${subject}`) : pollutantName(subject);
  return aspectOf(layer) === 'value' ? name : t(`layer-of-${aspectOf(layer)}`, { what: name });
}
