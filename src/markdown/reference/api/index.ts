import type { Element, ElementContent } from 'hast';
import { type Content, code, element, link } from '../../html/content';
import { type Entry, entryList } from '../../html/entries';
import { table } from '../../html/table';
import { lookUp } from '../../tagInput/lookUp';
import type { RenderTag } from '../../tagInput/tag';
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

/** Returns where the reference describes an operation. The only operation without its own page is about the key. */
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
    code(path),
    ' ',
    element('span', { className: 'endpoint__scope' }, scope ? ['Scope: ', code(scope)] : 'No scope'),
  );
}

/** Returns a list below its title, if it has entries. */
function titledList(title: string, entries: readonly Entry[]): Content {
  return entries.length > 0 && [element('h4', {}, title), entryList(entries)];
}

/** Returns the query parameters of an operation. The IDs in paths and the headers are the same for all, and explained once. */
function queryParameters({ operationId, parameters }: Operation): Entry[] {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
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

/** Returns a component of React that pages can use, such as tabs. */
function jsxElement(
  name: string,
  attributes: Readonly<Record<string, string | null>>,
  children: readonly ElementContent[],
): ElementContent {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([attribute, value]) => ({
      type: 'mdxJsxAttribute',
      name: attribute,
      value,
    })),
    children: [...children],
  };
}

/** Returns the samples in tabs. Those of all operations change together, and the choice is remembered. */
function samples(operation: Operation): Content {
  const items = operationSamples(operation).map(({ value, label, language, code: source }) =>
    jsxElement('TabItem', { value, label }, [codeBlock(language, source, 'Request')]),
  );
  return jsxElement('Tabs', { groupId: 'language', queryString: null }, items);
}

/** Returns what the response contains. The page describes its object once. */
function response(operation: Operation): Content {
  const [status, { content }] = successResponse(operation);
  const { title, properties } = content?.['application/json']?.schema ?? {};
  const item = properties?.data?.items?.title;
  const place = operationUrl(operation).replace(/#.*/, `#${operation.tags[0]}`);
  const body = item
    ? `a [page](${folder}/pagination) of [${item} objects](${place})`
    : `the [${title} object](${place})`;
  return renderMarkdown(`#### Response\n\nStatus ${status}, ${content ? `with ${body}` : 'without a body'}.`);
}

function responseSample(operation: Operation): Content {
  const sample = responseExample(operation);
  return sample ? jsonBlock(sample, `Response ${successResponse(operation)[0]}`) : false;
}

function errors(operation: Operation): Entry[] {
  return specificErrors(operation).map(({ code: name, status, when }) => ({
    name: link(`/organizations/api/errors#${name}`, code(name)),
    type: status,
    description: when,
  }));
}

/** `<ApiOperation name="create-ban" />`: what is below the heading of an operation. */
export const apiOperation: RenderTag = ({ name }) => {
  const operations = Object.fromEntries(
    allOperations().map((operation) => [operation.operationId, operation]),
  );
  const operation = lookUp(operations, name, 'operation');
  return referenceSection(
    [
      endpoint(operation),
      renderMarkdown(operation.description),
      titledList('Query parameters', queryParameters(operation)),
      titledList('Request body', requestBody(operation)),
      response(operation),
      titledList('Errors', errors(operation)),
    ],
    [samples(operation), responseSample(operation)],
    `Samples of ${operation.method} ${operation.path}`,
  );
};

/** `<ApiOperationTable tag="chats" />`: the operations of one part of the API, or all of them, one per row. */
export const apiOperationTable: RenderTag = ({ tag }) => {
  const tags = Object.fromEntries(readOpenApi().tags.map(({ name }) => [name, name]));
  const chosen = tag === undefined ? undefined : lookUp(tags, tag, 'tag');
  const shown = allOperations().filter((operation) => !chosen || operation.tags.includes(chosen));
  return table(
    'API endpoints',
    ['Endpoint', 'Method and path', 'Scope'],
    shown.map((operation) => {
      const { operationId, method, path, 'x-scope': scope, summary } = operation;
      return {
        properties: { id: `api-operations-${operationId}` },
        cells: [
          link(operationUrl(operation), summary),
          element('span', { className: 'operation' }, methodBadge(method), ' ', code(path)),
          scope ? code(scope) : 'No scope',
        ],
      };
    }),
  );
};

/** `<ApiScopes />`: the scopes of keys, each with what it allows. */
export const apiScopes: RenderTag = () =>
  table(
    'Scopes of an API key',
    ['Scope', 'What it allows'],
    Object.entries(readOpenApi().components.securitySchemes.bearer['x-scopes']).map(([scope, allows]) => ({
      properties: { id: `api-scopes-${scope}` },
      cells: [code(scope), allows],
    })),
  );

/** `<ApiObject name="Chat" />`: the fields of an object of the API, next to its example. */
export const apiObject: RenderTag = ({ name = '' }) => {
  const schema = lookUp(readOpenApi().components.schemas, name, 'object');
  const fields = toEntries(schema, { prefix: `api-object-${name.toLowerCase()}` });
  return referenceSection(entryList(fields), jsonBlock(schema.examples?.[0], name));
};
