import type { SampleRequest } from './request';

/** `create-chat` as the name of a class: `CreateChat`. */
function className(id: string): string {
  return id.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function textBlock(body: unknown): string {
  const lines = JSON.stringify(body, null, 2).replaceAll('\\', '\\\\').split('\n');
  return `"""\n${lines.map((line) => `        ${line}`).join('\n')}\n        """`;
}

function publisher({ method, body }: SampleRequest): string[] {
  if (method === 'GET') {
    return [];
  }
  return [`        .method("${method}", BodyPublishers.${body ? 'ofString(body)' : 'noBody()'})`];
}

/** The request as a Java program in one file. */
export function java(request: SampleRequest): string {
  const { id, method, url, version, idempotent, body } = request;
  return [
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    ...(method === 'GET' ? [] : ['import java.net.http.HttpRequest.BodyPublishers;']),
    'import java.net.http.HttpResponse.BodyHandlers;',
    'import java.time.Duration;',
    ...(idempotent ? ['import java.util.UUID;'] : []),
    '',
    `public class ${className(id)} {`,
    '  public static void main(String[] arguments) throws Exception {',
    ...(body ? [`    var body = ${textBlock(body)};`] : []),
    `    var request = HttpRequest.newBuilder(URI.create("${url}"))`,
    '        .timeout(Duration.ofSeconds(30))',
    '        .header("Authorization", "Bearer " + System.getenv("ROOKERY_API_KEY"))',
    `        .header("Rookery-Version", "${version}")`,
    ...(idempotent ? ['        .header("Idempotency-Key", UUID.randomUUID().toString())'] : []),
    ...(body ? ['        .header("Content-Type", "application/json")'] : []),
    ...publisher(request),
    '        .build();',
    '    var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());',
    '    if (response.statusCode() >= 300) {',
    '      throw new IllegalStateException(response.statusCode() + " " + response.body());',
    '    }',
    '    System.out.println(response.statusCode() + " " + response.body());',
    '  }',
    '}',
  ].join('\n');
}
