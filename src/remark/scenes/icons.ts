import type { Element } from 'hast';
import { s } from 'hastscript';
import { barIconPaths, noticePaths } from '../../components/shared/chatDrawing';
import type { BarIconId } from '../../facts/settings/icons';

function drawing(path: string, className: string): Element {
  return s('svg', { className: `scene-icon ${className}`.trim(), viewBox: '0 0 24 24' }, [
    s('path', { d: path }),
  ]);
}

/** An icon of the icon bar. Its name is in the text alternative. */
export function barIcon(id: BarIconId, className = ''): Element {
  return drawing(barIconPaths[id], className);
}

/** The icon of a notice by the name of its style. */
export function noticeIcon(style: string): Element {
  return drawing(noticePaths[style as keyof typeof noticePaths], 'scene-sign');
}
