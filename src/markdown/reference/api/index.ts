import type { Element } from 'hast';
import { optional } from 'valibot';
import { entryAttribute, keyAndEntryAttribute, keyAttribute } from '../../attributes';
import { defineTag } from '../../defineTag';
import { type Definition, definitionList } from '../../html/definitionList';
import { element, type HtmlContent, inlineCode, joinContent, mdxComponent } from '../../html/hast';
import { type TableRow, table } from '../../html/table';
import { codeBlock, jsonBlock, referenceSection, renderMarkdown } from '../blocks';
import type { Schema } from '../schema';
import { toDefinitions } from '../schemaDefinitions';
import {
  allOperations,
  findErrorsWithCause,
  findJsonBody,
  findResponseExample,
  findSuccess,
  type Operation,
  operationPage,
  readOpenApi,
} from './openapi';
import { operationSamples } from './samples';

function methodBadge(method: string): Element {
  return element('span', { className: `rk-http-method rk-http-method--${method.toLowerCase()}` }, method);
}

function renderEndpoint({ method, path, 'x-scope': scope }: Operation): HtmlContent {
  const scopeText = scope ? ['Scope: ', inlineCode(scope)] : 'No scope';
  const scopeSpan = element('span', { className: 'rk-endpoint__scope' }, scopeText);
  const content = [methodBadge(method), inlineCode(path), scopeSpan];
  return element('div', { className: 'rk-endpoint' }, joinContent(content, ' '));
}

function titledList(title: string, definitions: readonly Definition[]): HtmlContent {
  return definitions.length > 0 && [element('h4', {}, title), definitionList(definitions)];
}

/** Returns the query parameters. Ids in paths and headers are left out: one page explains them for all operations. */
function toParameterDefinitions({ operationId, parameters }: Operation): Definition[] {
  const properties: Record<string, Schema> = {};
  const required: string[] = [];
  for (const { in: location, name, description, schema, required: isRequired } of parameters) {
    if (location === 'query') {
      properties[name] = { ...schema, description };
      if (isRequired) required.push(name);
    }
  }
  return toDefinitions({ properties, required }, { prefix: `api-query-${operationId}`, isRequest: true });
}

function toBodyDefinitions(operation: Operation): Definition[] {
  const { schema = {} } = findJsonBody(operation) ?? {};
  return toDefinitions(schema, { prefix: `api-body-${operation.operationId}`, isRequest: true });
}

/** Creates tabs with the samples. The chosen language is remembered, and applies to all operations. */
function renderSamples(operation: Operation): HtmlContent {
  const items = operationSamples(operation).map(({ value, label, language, code }) =>
    mdxComponent('TabItem', { value, label }, [codeBlock(language, code)]),
  );
  return mdxComponent('Tabs', { groupId: 'language', queryString: null }, items);
}

function renderResponse(operation: Operation): HtmlContent {
  const { status, content } = findSuccess(operation);
  const { title, properties } = content?.['application/json']?.schema ?? {};
  const item = properties?.data?.items?.title;
  const href = `${operationPage(operation)}#${operation.tags[0]}`;
  const objectLink = element('a', { href }, item ? `${item} objects` : `${title} object`);
  const pageLink = element('a', { href: '/organizations/api/pagination' }, 'page');
  const body = item ? ['A ', pageLink, ' of ', objectLink] : ['The ', objectLink];
  return [element('h4', {}, `Response ${status}`), element('p', {}, content ? body : 'No body', '.')];
}

function renderResponseSample(operation: Operation): HtmlContent {
  const sample = findResponseExample(operation);
  return sample ? jsonBlock(sample, `Response ${findSuccess(operation).status}`) : false;
}

function toErrorDefinitions(operation: Operation): Definition[] {
  return findErrorsWithCause(operation).map(({ code, status, cause }) => ({
    name: element('a', { href: `/organizations/api/errors#${code}` }, inlineCode(code)),
    type: status,
    description: cause,
  }));
}

function readOperations(): Record<string, Operation> {
  return Object.fromEntries(allOperations().map((operation) => [operation.operationId, operation]));
}

/** `<ApiOperation name="create-ban" />`: an operation, below a heading with its summary and its id. */
export const ApiOperation = defineTag(
  { name: entryAttribute(readOperations, 'operation') },
  ({ name: operation }) => [
    renderEndpoint(operation),
    referenceSection(
      [
        renderMarkdown(operation.description),
        titledList('Query parameters', toParameterDefinitions(operation)),
        titledList('Request body', toBodyDefinitions(operation)),
        renderResponse(operation),
        titledList('Errors', toErrorDefinitions(operation)),
      ],
      [renderSamples(operation), renderResponseSample(operation)],
      `Samples of ${operation.method} ${operation.path}`,
    ),
  ],
);

function operationRow(operation: Operation): TableRow {
  const { operationId, method, path, 'x-scope': scope, summary } = operation;
  return {
    properties: { id: `api-operations-${operationId}` },
    cells: [
      element('a', { href: `${operationPage(operation)}#${operationId}` }, summary),
      [methodBadge(method), ' ', inlineCode(path)],
      scope ? inlineCode(scope) : 'No scope',
    ],
  };
}

function readApiTags(): Record<string, true> {
  return Object.fromEntries(allOperations().map(({ tags: [tag] }) => [tag, true]));
}

/** `<ApiOperationTable of="messages" />`: the operations of the API, or those with an OpenAPI tag. */
export const ApiOperationTable = defineTag(
  { of: optional(keyAttribute(readApiTags, 'tag')) },
  ({ of: tag }) => {
    const rows = allOperations(tag).map(operationRow);
    // On the page of a tag, the search should find the headings below the table instead.
    const properties = tag ? { dataSearch: 'ignore' } : undefined;
    return table('API endpoints', ['Endpoint', 'Method and path', 'Scope'], rows, properties);
  },
);

/** `<ApiScopes />`: the scopes of keys. */
export const ApiScopes = defineTag({}, () =>
  table(
    'Scopes of an API key',
    ['Scope', 'What it allows'],
    Object.entries(readOpenApi().components.securitySchemes.bearer['x-scopes']).map(([scope, allows]) => ({
      properties: { id: `api-scopes-${scope}` },
      cells: [inlineCode(scope), allows],
    })),
  ),
);

/** `<ApiObject name="Chat" />`: the fields of an object of the API, next to its example, if it has one. */
export const ApiObject = defineTag(
  { name: keyAndEntryAttribute(() => readOpenApi().components.schemas, 'object') },
  ({ name: { key, entry: schema } }) => {
    const fields = definitionList(toDefinitions(schema, { prefix: `api-object-${key.toLowerCase()}` }));
    const example = schema.examples?.[0];
    return example ? referenceSection(fields, jsonBlock(example, key)) : fields;
  },
);
