import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What a server needs for HTTPS, without which browsers speak no HTTP/2. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
  /** The option of Chromium with which it trusts this certificate, so that it caches what it is sent. */
  readonly trust: string;
}

/**
 * Makes a certificate for this machine that holds for a day.
 * @throws where openssl is missing, with what to install
 */
export function makeCertificate(): Certificate {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rookery-docs-certificate-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  try {
    execFileSync('openssl', ['req', ...kind, ...names, '-keyout', key, '-out', cert], { stdio: 'pipe' });
    const text = fs.readFileSync(cert, 'utf8');
    const publicKey = new X509Certificate(text).publicKey.export({ type: 'spki', format: 'der' });
    const hash = createHash('sha256').update(publicKey).digest('base64');
    return {
      key: fs.readFileSync(key, 'utf8'),
      cert: text,
      trust: `--ignore-certificate-errors-spki-list=${hash}`,
    };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new Error('openssl is missing: install the Debian package openssl, or its like.');
    }
    throw error;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
