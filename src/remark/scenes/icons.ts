import type { Element } from 'hast';
import { s } from 'hastscript';
import { barIconPaths } from '../../components/shared/chatDrawing';
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

const noticePaths: Readonly<Record<string, string>> = {
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v5.5M12 7.5v.2',
  warning: 'M12 3.5 22 20.5H2ZM12 10v5M12 17.8v.2',
  celebration: 'm12 3 2.7 6 6.3.6-4.8 4.3 1.4 6.3-5.6-3.3-5.6 3.3 1.4-6.3L3 9.6 9.3 9Z',
};

/** The icon of a notice by the name of its style. */
export function noticeIcon(style: string): Element {
  return drawing(noticePaths[style] ?? '', 'scene-sign');
}
