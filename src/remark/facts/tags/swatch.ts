import { h } from 'hastscript';
import { inPage } from '../html';
import { FactError } from '../lookUp';
import { color as colorCell } from './tables/cells';
import type { FactComponent } from './types';

/** `<Swatch color="#cd1d1d" />`: a sample of a color and its code. */
export const swatch: FactComponent = ({ color = '' }) => {
  if (!/^#[0-9a-f]{6}$/.test(color)) {
    throw new FactError('needs a color such as color="#cd1d1d".');
  }
  return inPage(h('span', colorCell(color)));
};
