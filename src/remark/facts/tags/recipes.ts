import { h } from 'hastscript';
import { findSetting, type SettingKey } from '../../../facts/settings';
import {
  lookRecipes,
  type Recipe,
  type RecipeStep,
  recipeFaults,
  recipes,
  valueText,
} from '../../../facts/settings/recipes';
import type { Setting } from '../../../facts/types';
import { inPage, marked, planLabel, table } from '../html';
import { FactError, lookUp } from '../lookUp';
import type { FactComponent } from './types';

const all: Readonly<Record<string, Recipe>> = { ...recipes, ...lookRecipes };

/**
 * `<Recipe id="raid" />`: a recipe as a table of settings with values, each leading to its setting. A recipe with an
 * unknown setting or a value that is not allowed stops the build.
 */
export const recipe: FactComponent = ({ id }) => {
  const found = lookUp<Recipe>(all, id, 'recipe');
  const [fault] = recipeFaults(found);
  if (fault) {
    throw new FactError(`cannot be shown. ${fault} Mend it in src/facts/settings/recipes.ts.`);
  }
  const rows = Object.entries<RecipeStep>(found.steps as Record<string, RecipeStep>).map(
    ([key, { value, why }]) => {
      const { pageId, page, id: settingId, setting } = findSetting(key as SettingKey);
      const shown = valueText(setting as Setting, value);
      return {
        cells: [
          [
            h('a', { href: `/chat-settings/${pageId}#setting-${settingId}` }, marked(setting.label)),
            ` (${page.label})`,
          ],
          [h('strong', marked(shown))],
          setting.default,
          why,
        ],
      };
    },
  );
  return inPage(
    h('div', [
      h('p', [`For ${found.goodFor}. `, planLabel(found.plan, true)]),
      table(found.label, ['Setting', 'Set it to', 'In a new chat', 'Why'], rows),
    ]),
  );
};
