import { optional } from 'valibot';
import { booleanAttribute, textAttribute } from '../attributes';
import { requireChildren } from '../children';
import { defineTag, TagError } from '../defineTag';
import { element, mdxComponent } from '../html/hast';

/** `<TabItem value="phone" label="Phone">`: a tab in `<Tabs>`. */
export const TabItem = defineTag(
  { value: textAttribute, label: optional(textAttribute) },
  ({ value, label = value }, { children }) => element('div', { value, label }, children),
  ['Tabs'],
);

/** `<Tabs groupId="language">` around `<TabItem>`: the theme's tabs. Those with the same `groupId` change together. */
export const Tabs = defineTag(
  { groupId: optional(textAttribute), queryString: booleanAttribute },
  ({ groupId, queryString }, { children }) => {
    const items = requireChildren(children, 'TabItem');
    const values = items.map(({ properties }) => properties.value);
    const repeated = values.find((value, index) => value && values.indexOf(value) < index);
    if (repeated) throw new TagError(`has two tabs with value="${repeated}". Change one of them.`);
    const tabs = items.map(({ properties: { value, label }, children: content }) =>
      mdxComponent('TabItem', { value: String(value), label: String(label) }, content),
    );
    return mdxComponent(
      'Tabs',
      { ...(groupId && { groupId }), ...(queryString && { queryString: null }) },
      tabs,
    );
  },
);
