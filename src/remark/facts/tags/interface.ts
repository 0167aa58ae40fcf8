import { places } from '../../../facts/interface';
import { inPage, labelPath } from '../html';
import { lookUp } from '../lookUp';
import type { FactComponent } from './types';

/** `<UiPath to="chat-settings/welcome" />`: the way to a place in the product, label by label. */
export const uiPath: FactComponent = ({ to }) =>
  inPage(labelPath(lookUp<{ path: readonly string[] }>(places, to, 'place').path));
