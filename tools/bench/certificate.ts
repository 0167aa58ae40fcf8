import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What a server needs for HTTPS. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
  /** The option of Chromium with which it trusts this certificate, so that it caches what it's sent. */
  readonly trust: string;
}

/**
 * Makes a certificate for a host that is valid for a day.
 * @throws if openssl is missing, with what to install
 */
export function makeCertificate(host = 'localhost'): Certificate {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rookery-docs-certificate-'));
  const [keyFile, certFile] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const names = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  try {
    execFileSync('openssl', ['req', ...kind, ...names, '-keyout', keyFile, '-out', certFile], {
      stdio: 'pipe',
    });
    const [key, cert] = [fs.readFileSync(keyFile, 'utf8'), fs.readFileSync(certFile, 'utf8')];
    const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
    const hash = createHash('sha256').update(publicKey).digest('base64');
    return { key, cert, trust: `--ignore-certificate-errors-spki-list=${hash}` };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new Error('openssl is missing. Install the Debian package openssl, or similar.');
    }
    throw error;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
