import { findJsonBody, findSuccess, type Operation, readOpenApi } from './openapi';

function sampleRequest(operation: Operation) {
  const { info, servers } = readOpenApi();
  const server = servers[0]?.url;
  const parameters = operation.parameters.filter(({ example }) => example !== undefined);
  const values = Object.fromEntries(
    // The colons of times stay readable.
    parameters.map(({ name, example }) => [name, encodeURIComponent(String(example)).replaceAll('%3A', ':')]),
  );
  const assign = (place: 'path' | 'query') =>
    parameters.filter((parameter) => parameter.in === place).map(({ name }) => `${name}=${values[name]}`);
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? name);
  const query = assign('query');
  return {
    method: operation.method,
    path: operation.path,
    // Variables keep the lines of a shell short, and readers put their own ids there.
    variables: [`api=${server}`, ...assign('path')],
    query,
    url: server + path + (query.length > 0 ? `?${query.join('&')}` : ''),
    version: info.version,
    isIdempotent: 'Idempotency-Key' in values,
    body: findJsonBody(operation)?.example,
    hasResponse: findSuccess(operation).content !== undefined,
  };
}

type SampleRequest = ReturnType<typeof sampleRequest>;

/** Joins the lines of a sample. Lines that don't apply are `false` or `undefined`. */
function joinLines(lines: readonly (string | false | undefined)[], separator = '\n'): string {
  return lines.filter((line) => typeof line === 'string').join(separator);
}

/** Formats a value as JavaScript: `{ name: 'a', isOpen: true }`, on several lines. */
function formatJavaScript(value: unknown): string {
  return JSON.stringify(value, null, 2)
    .replace(/^( *)"([a-z_]\w*)":/gim, '$1$2:')
    .replace(/"(?:[^"\\]|\\.)*"/g, (text) => (/['\\]/.test(text) ? text : `'${text.slice(1, -1)}'`))
    .replaceAll('\n', '\n  ');
}

/** Formats a value as Python: `{"name": "a", "isOpen": True}`, on several lines. */
function formatPython(value: unknown): string {
  const literals: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None' };
  return JSON.stringify(value, null, 4)
    .replace(/(?<=: |^ *)(true|false|null)(?=,?$)/gm, (literal) => literals[literal] ?? literal)
    .replaceAll('\n', '\n    ');
}

function curlSample(request: SampleRequest): string {
  const { method, path, variables, query, version, isIdempotent, body } = request;
  const json = JSON.stringify(body, null, 2)?.replaceAll("'", "'\\''").replaceAll('\n', '\n  ');
  const methodOption = method === 'GET' ? '' : ` -X ${method}`;
  const command = [
    // With `-G`, each parameter of a query is on its own line.
    `curl --fail-with-body${methodOption}${query.length > 0 ? ' -G' : ''}`,
    `"$api${path.replace(/\{(\w+)\}/g, '$$$1')}"`,
    ...query.map((parameter) => `-d '${parameter}'`),
    '-H "Authorization: Bearer $ROOKERY_API_KEY"',
    `-H 'Rookery-Version: ${version}'`,
    isIdempotent && '-H "Idempotency-Key: $(openssl rand -hex 16)"',
    json && "-H 'Content-Type: application/json'",
    json && `-d '${json}'`,
  ];
  return joinLines([...variables, joinLines(command, ' \\\n  ')]);
}

function nodeSample(request: SampleRequest): string {
  const { method, url, version, isIdempotent, body, hasResponse } = request;
  return joinLines([
    `const response = await fetch('${url}', {`,
    method !== 'GET' && `  method: '${method}',`,
    '  headers: {',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template literal of the sample
    '    Authorization: `Bearer ${process.env.ROOKERY_API_KEY}`,',
    `    'Rookery-Version': '${version}',`,
    isIdempotent && "    'Idempotency-Key': crypto.randomUUID(),",
    body !== undefined && "    'Content-Type': 'application/json',",
    '  },',
    body !== undefined && `  body: JSON.stringify(${formatJavaScript(body)}),`,
    '});',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template literal of the sample
    'if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);',
    hasResponse ? 'console.log(response.status, await response.json());' : 'console.log(response.status);',
  ]);
}

function pythonSample(request: SampleRequest): string {
  const { method, url, version, isIdempotent, body } = request;
  return joinLines([
    body !== undefined && 'import json',
    'import os',
    'import urllib.error',
    'import urllib.request',
    isIdempotent && 'import uuid',
    '',
    'request = urllib.request.Request(',
    `    "${url}",`,
    method !== 'GET' && `    method="${method}",`,
    '    headers={',
    `        "Rookery-Version": "${version}",`,
    isIdempotent && '        "Idempotency-Key": str(uuid.uuid4()),',
    body !== undefined && '        "Content-Type": "application/json",',
    '    },',
    body !== undefined && `    data=json.dumps(${formatPython(body)}).encode(),`,
    ')',
    `request.add_unredirected_header("Authorization", f"Bearer {os.environ['ROOKERY_API_KEY']}")`,
    'try:',
    '    with urllib.request.urlopen(request, timeout=30) as response:',
    '        print(response.status, response.read().decode())',
    'except urllib.error.HTTPError as error:',
    '    raise SystemExit(f"{error.code} {error.read().decode()}")',
  ]);
}

/** Returns the samples of an operation. Each is a complete program that reads the key from `ROOKERY_API_KEY`. `value` is the id of a tab. */
export function operationSamples(operation: Operation) {
  const request = sampleRequest(operation);
  return [
    { value: 'curl', label: 'curl', language: 'bash', code: curlSample(request) },
    { value: 'node', label: 'Node', language: 'js', code: nodeSample(request) },
    { value: 'python', label: 'Python', language: 'python', code: pythonSample(request) },
  ] as const;
}
