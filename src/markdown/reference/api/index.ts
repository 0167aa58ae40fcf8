import type { Element } from 'hast';
import { type Entry, entryList } from '../../html/definitionList';
import { type Content, component, element, inlineCode, linkTo } from '../../html/hast';
import { type Row, table } from '../../html/table';
import { entryOf, factOf, keyOf, optional } from '../../tags/attributes';
import { defineTag } from '../../tags/defineTag';
import { codeBlock, jsonBlock, referenceSection, renderMarkdown } from '../blocks';
import { toEntries } from '../schemaEntries';
import {
  allOperations,
  jsonRequestBody,
  type Operation,
  readOpenApi,
  responseExample,
  specificErrors,
  successResponse,
} from './openapi';
import { operationSamples } from './samples';

const folder = '/organizations/api';

/** Returns the address of an operation's section. The operation about the key has no page of its own. */
function operationUrl({ tags: [tag], operationId }: Operation): string {
  return `${folder}/${tag === 'key' ? 'authentication' : tag}#${operationId}`;
}

function methodBadge(method: string): Element {
  return element('span', { className: `http-method http-method--${method.toLowerCase()}` }, method);
}

function endpoint({ method, path, 'x-scope': scope }: Operation): Content {
  return element(
    'div',
    { className: 'endpoint' },
    methodBadge(method),
    ' ',
    inlineCode(path),
    ' ',
    element('span', { className: 'endpoint__scope' }, scope ? ['Scope: ', inlineCode(scope)] : 'No scope'),
  );
}

/** Creates a list below its title, unless it's empty. */
function titledList(title: string, entries: readonly Entry[]): Content {
  return entries.length > 0 && [element('h4', {}, title), entryList(entries)];
}

/** The parameters of every list. The page about pagination explains them. */
const pageParameters = ['limit', 'after'];

/** Returns the query parameters. One page explains the ids in paths and the headers of all operations. */
function queryParameters({ operationId, parameters }: Operation): Entry[] {
  const inQuery = parameters.filter(
    (parameter) => parameter.in === 'query' && !pageParameters.includes(parameter.name),
  );
  const properties = Object.fromEntries(
    inQuery.map(({ name, description, schema }) => [name, { ...schema, description }]),
  );
  const required = inQuery.filter((parameter) => parameter.required).map(({ name }) => name);
  return toEntries({ properties, required }, { prefix: `api-query-${operationId}`, isRequest: true });
}

function requestBody(operation: Operation): Entry[] {
  const { schema = {} } = jsonRequestBody(operation) ?? {};
  return toEntries(schema, { prefix: `api-body-${operation.operationId}`, isRequest: true });
}

/** Creates tabs with the samples. A choice of a language is remembered, and applies to all operations. */
function samples(operation: Operation): Content {
  const items = operationSamples(operation).map(({ value, label, language, code }) =>
    component('TabItem', { value, label }, [codeBlock(language, code)]),
  );
  return component('Tabs', { groupId: 'language', queryString: null }, items);
}

/** Describes the response, with a link to the section of its object. */
function response(operation: Operation): Content {
  const [status, { content }] = successResponse(operation);
  const { title, properties } = content?.['application/json']?.schema ?? {};
  const item = properties?.data?.items?.title;
  const objectUrl = operationUrl(operation).replace(/#.*/, `#${operation.tags[0]}`);
  const body = item
    ? ['A ', linkTo(`${folder}/pagination`, 'page'), ' of ', linkTo(objectUrl, `${item} objects`)]
    : ['The ', linkTo(objectUrl, `${title} object`)];
  return [element('h4', {}, `Response ${status}`), element('p', {}, content ? body : 'No body', '.')];
}

function responseSample(operation: Operation): Content {
  const sample = responseExample(operation);
  return sample ? jsonBlock(sample, `Response ${successResponse(operation)[0]}`) : false;
}

function errors(operation: Operation): Entry[] {
  return specificErrors(operation).map(({ code, status, when }) => ({
    name: linkTo(`${folder}/errors#${code}`, inlineCode(code)),
    type: status,
    description: when,
  }));
}

function operationsById(): Record<string, Operation> {
  return Object.fromEntries(allOperations().map((operation) => [operation.operationId, operation]));
}

/** `<ApiOperation name="create-ban" />`: an operation, without its heading. */
export const ApiOperation = defineTag(
  { name: factOf(operationsById, 'operation') },
  ({ name: operation }) => [
    endpoint(operation),
    referenceSection(
      [
        renderMarkdown(operation.description),
        titledList('Query parameters', queryParameters(operation)),
        titledList('Request body', requestBody(operation)),
        response(operation),
        titledList('Errors', errors(operation)),
      ],
      [samples(operation), responseSample(operation)],
      `Samples of ${operation.method} ${operation.path}`,
    ),
  ],
);

function operationRow(operation: Operation): Row {
  const { operationId, method, path, 'x-scope': scope, summary } = operation;
  return {
    properties: { id: `api-operations-${operationId}` },
    cells: [
      linkTo(operationUrl(operation), summary),
      [methodBadge(method), ' ', inlineCode(path)],
      scope ? inlineCode(scope) : 'No scope',
    ],
  };
}

function openApiTags(): Record<string, true> {
  return Object.fromEntries(allOperations().map(({ tags: [tag] }) => [tag, true]));
}

/** `<ApiOperationTable of="messages" />`: the operations of the API, or those with an OpenAPI tag. */
export const ApiOperationTable = defineTag({ of: optional(keyOf(openApiTags, 'tag')) }, ({ of: tag }) => {
  const operations = allOperations().filter(({ tags }) => !tag || tags[0] === tag);
  const list = table('API endpoints', ['Endpoint', 'Method and path', 'Scope'], operations.map(operationRow));
  // On the page of a tag, a search should find the headings below the list.
  return tag ? { ...list, properties: { ...list.properties, dataSearch: 'ignore' } } : list;
});

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

/** `<ApiObject name="Chat" />`: the fields of an object of the API, next to its example. */
export const ApiObject = defineTag(
  { name: entryOf(() => readOpenApi().components.schemas, 'object') },
  ({ name: [name, schema] }) => {
    const fields = toEntries(schema, { prefix: `api-object-${name.toLowerCase()}` });
    return referenceSection(entryList(fields), jsonBlock(schema.examples?.[0], name));
  },
);
