const tags = /<([a-z][\w-]*)((?:\s+[^\s=>]+(?:=(?:"[^"]*"|'[^']*'|[^\s>]+))?)*)/g;
const attributes = /([^\s=>]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;

/** What stands in the pages that a style sheet can ask for: names of elements, classes, and so on. */
export function namesIn(html: string) {
  const names = {
    tags: new Set(['html', 'body']),
    classes: new Set<string>(),
    ids: new Set<string>(),
    attributeNames: new Set<string>(),
    attributeValues: new Set<string>(),
  };
  for (const [, tag = '', rest = ''] of html.matchAll(tags)) {
    names.tags.add(tag);
    for (const [, name = '', double, single, bare] of rest.matchAll(attributes)) {
      const value = double ?? single ?? bare ?? '';
      names.attributeNames.add(name);
      if (name === 'class') {
        for (const part of value.split(/\s+/)) {
          names.classes.add(part);
        }
      } else if (name === 'id') {
        names.ids.add(value);
      }
      names.attributeValues.add(value);
    }
  }
  return {
    tags: [...names.tags],
    classes: [...names.classes],
    ids: [...names.ids],
    attributes: { names: [...names.attributeNames], values: [...names.attributeValues] },
    undetermined: [],
  };
}
