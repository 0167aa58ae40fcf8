import type { ProgramName } from '../../tools/test/programs';
import type { CommandLine } from './programs';

/** A text of a sample, and what replaces it. */
export type Replacement = readonly [from: string, to: string];

/** How to run a receiver from the page about webhooks, and how to call its `verify` with deliveries of another time. */
export interface ReceiverLanguage {
  readonly name: string;
  /** The program that runs it, other than Node.js. */
  readonly program?: ProgramName;
  /** The file name that the page gives it. */
  readonly file: string;
  serve(port: number): CommandLine;
  /** What the harness changes: the limit on slow requests, and the first line of `work`, which it makes slow or throw. */
  readonly timeout?: Replacement;
  readonly work: Replacement;
  /** A program that calls `verify` with each line of `cases.txt` and prints true or false. */
  readonly asker: { readonly file: string; readonly code: string; readonly run: CommandLine };
}

// A line of cases.txt: id, timestamp, signatures, and body in base64, and the current time in seconds.

const node: ReceiverLanguage = {
  name: 'Node',
  file: 'receiver.mjs',
  serve: () => [process.execPath, 'receiver.mjs'],
  timeout: ['requestTimeout: 10_000', 'requestTimeout: 2_000, connectionsCheckingInterval: 100'],
  work: [
    'async function work(event) {',
    `$&
  if (event.data.mark === 'mark-slow') await new Promise((resolve) => setTimeout(resolve, 1500));
  if (event.data.mark === 'mark-throw') throw new Error('the work failed');`,
  ],
  asker: {
    file: 'ask.mjs',
    run: [process.execPath, 'ask.mjs'],
    code: `
import { readFileSync } from 'node:fs';
import { verify } from './receiver.mjs';
for (const line of readFileSync('cases.txt', 'utf8').trimEnd().split('\\n')) {
  const [id, timestamp, signatures, body] = line.split('\\t').map((part) => Buffer.from(part, 'base64'));
  const now = Number(line.split('\\t')[4]);
  console.log(verify(String(id), String(timestamp), String(signatures), body, now));
}
process.exit();
`,
  },
};

const php: ReceiverLanguage = {
  name: 'PHP',
  program: 'php',
  file: 'receiver.php',
  serve: (port) => ['php', '-S', `127.0.0.1:${port}`, 'receiver.php'],
  work: [
    'function work(array $event): void\n{',
    `$&
    if ($event['data']['mark'] === 'mark-throw') throw new RuntimeException('the work failed');`,
  ],
  asker: {
    file: 'ask.php',
    run: ['php', '-d', 'error_log=/dev/null', 'ask.php'],
    // Without a request, the receiver responds with 400 and exits. Its functions are still there at shutdown.
    code: `<?php
register_shutdown_function(function () {
    $key = base64_decode(substr(getenv('ROOKERY_WEBHOOK_SECRET'), 6));
    foreach (file('cases.txt', FILE_IGNORE_NEW_LINES) as $line) {
        $parts = explode("\\t", $line);
        [$id, $timestamp, $signatures, $body] = array_map('base64_decode', array_slice($parts, 0, 4));
        echo var_export(verify($key, $id, $timestamp, $signatures, $body, (int) $parts[4]), true), "\\n";
    }
});
$_SERVER['REQUEST_METHOD'] = 'GET';
require 'receiver.php';
`,
  },
};

const ruby: ReceiverLanguage = {
  name: 'Ruby',
  program: 'ruby',
  file: 'receiver.rb',
  serve: () => ['ruby', 'receiver.rb'],
  timeout: ['Timeout.timeout(10)', 'Timeout.timeout(2)'],
  work: [
    'def work(event)',
    `$&
  sleep 1.5 if event['data']['mark'] == 'mark-slow'
  raise 'the work failed' if event['data']['mark'] == 'mark-throw'`,
  ],
  asker: {
    file: 'ask.rb',
    run: ['ruby', 'ask.rb'],
    code: `
require_relative 'receiver'
File.foreach('cases.txt', chomp: true) do |line|
  *parts, now = line.split("\\t", -1)
  puts verify(*parts.map { |part| part.unpack1('m') }, now.to_i)
end
`,
  },
};

const java: ReceiverLanguage = {
  name: 'Java',
  program: 'java',
  file: 'Receiver.java',
  serve: () => ['java', 'Receiver.java'],
  timeout: ['maxReqTime", "10"', 'maxReqTime", "2"'],
  work: [
    'static void work(String event) throws Exception {',
    `$&
    if (event.contains("mark-slow")) Thread.sleep(1500);
    if (event.contains("mark-throw")) throw new Exception("the work failed");`,
  ],
  asker: {
    file: 'Ask.java',
    run: ['sh', '-c', 'javac -d classes Receiver.java Ask.java && java -cp classes Ask'],
    code: `
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
class Ask {
  static byte[] bytes(String part) {
    return Base64.getDecoder().decode(part);
  }
  public static void main(String[] args) throws Exception {
    for (String line : Files.readAllLines(Path.of("cases.txt"))) {
      String[] parts = line.split("\\t", -1);
      System.out.println(Receiver.verify(new String(bytes(parts[0])), new String(bytes(parts[1])),
          new String(bytes(parts[2])), bytes(parts[3]), Long.parseLong(parts[4])));
    }
    System.exit(0);
  }
}
`,
  },
};

const python: ReceiverLanguage = {
  name: 'Python',
  program: 'python',
  file: 'receiver.py',
  serve: () => ['python3', 'receiver.py'],
  timeout: ['timeout = 10', 'timeout = 2'],
  work: [
    'def work(event):',
    `$&
    if event["data"].get("mark") == "mark-slow":
        time.sleep(1.5)
    if event["data"].get("mark") == "mark-throw":
        raise RuntimeError("the work failed")`,
  ],
  asker: {
    file: 'ask.py',
    run: ['python3', 'ask.py'],
    code: `
from base64 import b64decode
from receiver import verify
for line in open("cases.txt"):
    *parts, now = line.rstrip("\\n").split("\\t")
    id, timestamp, signatures, body = map(b64decode, parts)
    print(str(verify(id.decode(), timestamp.decode(), signatures.decode(), body, int(now))).lower())
`,
  },
};

/** The languages of the receivers, by the language of their code block. */
export const receiverLanguages: Readonly<Record<string, ReceiverLanguage>> = {
  js: node,
  php,
  ruby,
  java,
  python,
};
