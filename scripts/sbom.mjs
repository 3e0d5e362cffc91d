import { readFileSync } from 'node:fs';
import { inRoot } from './root.mjs';

/** @typedef {{ dev?: boolean, integrity?: string }} Installed */

/** @param {string} [integrity] as npm writes it: an algorithm and base64 */
function hashesOf(integrity) {
  const [algorithm, value = ''] = integrity?.split('-') ?? [];
  if (algorithm !== 'sha512') return {};
  return { hashes: [{ alg: 'SHA-512', content: Buffer.from(value, 'base64').toString('hex') }] };
}

/** The packages that the server is built from or runs with; the bundler has put most of them into a few files. */
function npmComponents() {
  const { packages } = JSON.parse(readFileSync(inRoot('node_modules/.package-lock.json'), 'utf8'));
  return Object.entries(/** @type {Record<string, Installed>} */ (packages))
    .filter(([, { dev }]) => !dev)
    .map(([path, { integrity }]) => {
      const { name, version, license } = JSON.parse(
        readFileSync(inRoot(path, 'package.json'), 'utf8'),
      );
      return {
        type: 'library',
        name,
        version,
        purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
        licenses: [{ license: { name: String(license) } }],
        ...hashesOf(integrity),
      };
    });
}

/** @param {string} status dpkg's list of installed packages */
function debianComponents(status) {
  return status
    .split('\n\n')
    .map(
      (entry) =>
        new Map(
          entry
            .split('\n')
            .map((line) => /** @type {[string, string]} */ (line.split(/: (.*)/s, 2))),
        ),
    )
    .filter((fields) => fields.get('Status')?.endsWith(' installed'))
    .map((fields) => {
      const [name, version, architecture] = ['Package', 'Version', 'Architecture'].map((field) =>
        String(fields.get(field)),
      );
      const purl = `pkg:deb/debian/${name}@${encodeURIComponent(String(version))}?arch=${architecture}`;
      return { type: 'library', name, version, purl };
    });
}

/**
 * Lists everything that is in the image as a software bill of materials in the CycloneDX format.
 * @param {string} dpkgStatus the contents of /var/lib/dpkg/status of the image
 */
export function billOfMaterials(dpkgStatus) {
  const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name: 'pinhigh', version } },
    components: [...npmComponents(), ...debianComponents(dpkgStatus)],
  };
}
