import { jsonRequestBody, type Operation, readOpenApi, successResponse } from './openapi';

/** Returns the request of an operation's samples, from the examples in the contract. */
function sampleRequest(operation: Operation) {
  const { info, servers } = readOpenApi();
  const server = servers[0]?.url;
  const parameters = operation.parameters.filter(({ example }) => example !== undefined);
  const examples = Object.fromEntries(parameters.map(({ name, example }) => [name, String(example)]));
  const filled = operation.path.replace(/\{(\w+)\}/g, (whole, name: string) => examples[name] ?? whole);
  const query = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, example }) => {
      const value = encodeURIComponent(String(example));
      // The colons of times stay readable, and an apostrophe would end the string of a sample.
      return `${name}=${value.replaceAll('%3A', ':').replaceAll("'", '%27')}`;
    });
  return {
    method: operation.method,
    server,
    path: operation.path,
    pathParameters: parameters.filter((parameter) => parameter.in === 'path'),
    query,
    url: [`${server}${filled}`, query.join('&')].filter(Boolean).join('?'),
    version: info.version,
    idempotent: 'Idempotency-Key' in examples,
    body: jsonRequestBody(operation)?.example,
    hasResponse: successResponse(operation)[1].content !== undefined,
  };
}

type SampleRequest = ReturnType<typeof sampleRequest>;

function javaScript(value: unknown): string {
  return JSON.stringify(value, null, 2)
    .replace(/^( *)"([A-Za-z_]\w*)":/gm, '$1$2:')
    .replace(/"(?:[^"\\]|\\.)*"/g, (text) => (/['\\]/.test(text) ? text : `'${text.slice(1, -1)}'`))
    .replaceAll('\n', '\n  ');
}

function pythonData(value: unknown): string {
  const words: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None' };
  return JSON.stringify(value, null, 4)
    .replace(/(?<=: |^ *)(true|false|null)(?=,?$)/gm, (word) => words[word] ?? word)
    .replaceAll('\n', '\n    ');
}

function curl(request: SampleRequest): string {
  const { method, server, path, pathParameters, query, version, idempotent, body } = request;
  const isGet = method === 'GET';
  // Variables keep the lines short, and readers put their own ids there.
  const variables = [`api=${server}`, ...pathParameters.map(({ name, example }) => `${name}=${example}`)];
  const json = body ? JSON.stringify(body, null, 2).replaceAll("'", "'\\''").replaceAll('\n', '\n  ') : '';
  const command = [
    // With `-G`, curl sends GET, and the parameters are on lines of their own.
    `curl --fail-with-body${!isGet ? ` -X ${method}` : query.length > 0 ? ' -G' : ''}`,
    `"$api${path.replace(/\{(\w+)\}/g, '$$$1')}${isGet || query.length === 0 ? '' : `?${query.join('&')}`}"`,
    ...(isGet ? query.map((parameter) => `-d '${parameter}'`) : []),
    '-H "Authorization: Bearer $ROOKERY_API_KEY"',
    `-H 'Rookery-Version: ${version}'`,
    ...(idempotent ? ['-H "Idempotency-Key: $(openssl rand -hex 16)"'] : []),
    ...(json ? ["-H 'Content-Type: application/json'", `-d '${json}'`] : []),
  ].join(' \\\n  ');
  return [...variables, command].join('\n');
}

function node(request: SampleRequest): string {
  const { method, url, version, idempotent, body, hasResponse } = request;
  return [
    `const response = await fetch('${url}', {`,
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    '  headers: {',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template literal of the sample
    '    Authorization: `Bearer ${process.env.ROOKERY_API_KEY}`,',
    `    'Rookery-Version': '${version}',`,
    ...(idempotent ? ["    'Idempotency-Key': crypto.randomUUID(),"] : []),
    ...(body ? ["    'Content-Type': 'application/json',"] : []),
    '  },',
    ...(body ? [`  body: JSON.stringify(${javaScript(body)}),`] : []),
    '});',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template literal of the sample
    'if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);',
    hasResponse ? 'console.log(response.status, await response.json());' : 'console.log(response.status);',
  ].join('\n');
}

function python(request: SampleRequest): string {
  const { method, url, version, idempotent, body } = request;
  return [
    ...(body ? ['import json'] : []),
    'import os',
    'import urllib.error',
    'import urllib.request',
    ...(idempotent ? ['import uuid'] : []),
    '',
    'request = urllib.request.Request(',
    `    "${url}",`,
    ...(method === 'GET' ? [] : [`    method="${method}",`]),
    '    headers={',
    `        "Rookery-Version": "${version}",`,
    ...(idempotent ? ['        "Idempotency-Key": str(uuid.uuid4()),'] : []),
    ...(body ? ['        "Content-Type": "application/json",'] : []),
    '    },',
    ...(body ? [`    data=json.dumps(${pythonData(body)}).encode(),`] : []),
    ')',
    `request.add_unredirected_header("Authorization", f"Bearer {os.environ['ROOKERY_API_KEY']}")`,
    'try:',
    '    with urllib.request.urlopen(request, timeout=30) as response:',
    '        print(response.status, response.read().decode())',
    'except urllib.error.HTTPError as error:',
    '    raise SystemExit(f"{error.code} {error.read().decode()}")',
  ].join('\n');
}

/**
 * Returns the samples of an operation, which are complete programs that read the key from `ROOKERY_API_KEY`. `value` is the id of a
 * tab.
 */
export function operationSamples(operation: Operation) {
  const request = sampleRequest(operation);
  return [
    { value: 'curl', label: 'curl', language: 'bash', code: curl(request) },
    { value: 'node', label: 'Node', language: 'js', code: node(request) },
    { value: 'python', label: 'Python', language: 'python', code: python(request) },
  ] as const;
}
