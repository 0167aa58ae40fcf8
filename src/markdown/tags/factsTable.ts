import type { Element } from 'hast';
import { type SmallPlanFeature, smallPlanFeatures } from '../../facts/plans';
import { settingsPages } from '../../facts/settings';
import { type ThemeColors, themes } from '../../facts/themes';
import type { SettingsPage } from '../../facts/types';
import { planBadge } from '../html/badges';
import { type Content, colorSample, element, joinContent } from '../html/content';
import { table } from '../html/table';
import { factOf } from '../tagInput/attributes';
import { defineTag } from '../tagInput/defineTag';
import { lookUp } from '../tagInput/lookUp';

function colorsOf(colors: ThemeColors): Content {
  const shown = (['background', 'surface', 'text', 'muted', 'accent'] as const).map((name) =>
    element('span', { className: 'whole' }, colorSample(colors[name]), ` ${name}`),
  );
  return joinContent(shown, element('br', {}));
}

/** The tables that a page can show. The rows have the ids that other sites link to, such as `themes-dusk`. */
const tables: Readonly<Record<string, () => Element>> = {
  themes: () =>
    table(
      'Themes',
      ['Theme', 'Mode', 'Good for', 'Colors'],
      Object.entries(themes).map(([id, { label, mode, goodFor, colors }]) => ({
        properties: { id: `themes-${id}` },
        cells: [label, mode, goodFor, colorsOf(colors)],
      })),
    ),
  'small-plan-features': () =>
    table(
      'Small features that need a plan',
      ['Feature', 'Plan', 'Limit', 'Settings page'],
      Object.entries<SmallPlanFeature>(smallPlanFeatures).map(([id, { label, plan, limit, page }]) => ({
        properties: { id: `small-plan-features-${id}` },
        cells: [
          label,
          planBadge(plan, true),
          limit?.text ?? '–',
          element('strong', {}, lookUp<SettingsPage>(settingsPages, page, 'page of Chat settings').label),
        ],
      })),
    ),
};

/** `<FactsTable of="themes" />`: a table of facts that a component or a picture shows, too. */
export const factsTableTag = defineTag({ of: factOf(tables, 'table') }, ({ of: draw }) => draw());
