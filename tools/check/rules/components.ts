import { nearest } from '../../../src/remark/facts/lookUp';
import { factComponents } from '../../../src/remark/facts/tags';
import { frame, pieces } from '../../../src/remark/interactiveComponents';
import { sceneTags } from '../../../src/remark/scenes';
import { componentsOf, isComponent, showFacts } from '../facts';
import type { Finding } from '../finding';
import { placeOf } from '../page';
import type { Rule } from './rule';

/** Components that the theme gives to every page. */
const themeComponents = ['Tabs', 'TabItem'];

/** HTML that pages may use where Markdown has no sign for it. */
const htmlTags: ReadonlySet<string> = new Set(
  (
    'a abbr b br caption cite code dd del details div dl dt em figcaption figure h2 h3 h4 hr i img ins kbd li mark ol p ' +
    'picture pre q s samp section small source span strong sub summary sup table tbody td th thead time tr u ul var video'
  ).split(' '),
);

/** Components that exist, and that ask for facts that exist. */
export const components: Rule = (page) => {
  const known = [...Object.keys(factComponents), ...sceneTags, ...pieces, frame, ...themeComponents];
  const unknown = componentsOf(page)
    .filter(({ name }) => name && !known.includes(name) && !htmlTags.has(name))
    .map((component): Finding => {
      const name = component.name ?? '';
      return {
        ...placeOf(component),
        says: isComponent(name)
          ? `There is no component \`<${name}>\`, and the build stops. Near it: ${nearest(name, known).slice(0, 3).join(', ')}.`
          : `\`<${name}>\` is no tag of HTML, and nothing would show. Put it in code if it is a placeholder.`,
      };
    });
  const faults = showFacts(page).faults.map(({ component, message }) => ({
    ...placeOf(component),
    says: `<${component.name}> ${message}`,
  }));
  return [...unknown, ...faults];
};
