import type { Verdict } from '../../lab-types.ts';

function wrong(message: string): Verdict {
  return { correct: false, message };
}

/** The value of a key, without quotes and comment. */
function valueOf(yaml: string, key: string): string | undefined {
  const found = new RegExp(`^[ -]*${key}:[ ]*(.*?)[ ]*(?:#.*)?$`, 'm').exec(yaml)?.[1];
  return found?.replaceAll(/^['"]|['"]$/g, '');
}

/** The steps of the workflow, judged line by line; nothing is run. */
export function judgeWorkflow(code: string): Verdict {
  const yaml = code.replaceAll(/^\s*#.*$/gm, '');
  if (yaml.includes('\t')) return wrong('There is a tab in it: YAML is indented with spaces only.');
  if (!/uses:\s*actions\/setup-node@/.test(yaml)) {
    return wrong(
      'Without actions/setup-node the job runs on whatever Node the runner image brings that week.',
    );
  }
  const version = valueOf(yaml, 'node-version');
  const versionFile = valueOf(yaml, 'node-version-file');
  if (!version && !versionFile) return wrong('Say which Node: node-version, or node-version-file.');
  if (version && !/^v?24(\.|$)/.test(version)) {
    return wrong(
      /^v?\d/.test(version)
        ? `${version} is not what production runs: that is Node 24.`
        : `“${version}” moves by itself, as it did on Monday. Name the version that production runs.`,
    );
  }
  if (!/run:\s*(\|[\s\S]*?)?npm (test|run test)\b/.test(yaml)) {
    return wrong('The tests are gone. A pipeline that tests nothing is green and says nothing.');
  }
  if (/npm test.*(\|\|\s*true)|continue-on-error:\s*true/.test(yaml)) {
    return wrong('That hides the failure: the job is green whatever the tests say.');
  }
  const key = valueOf(yaml, 'key');
  const keepsModules = /^\s*(-\s*)?(path:\s*)?["']?\.?\/?node_modules\/?["']?\s*$/m.test(yaml);
  if (keepsModules && !/node-version|node-?24|NODE_VERSION/i.test(key ?? '')) {
    return wrong(
      'The cached node_modules still depend on package-lock.json alone: the next change of Node brings modules of the wrong build again.',
    );
  }
  if (/npm (install|i)\b/.test(yaml) || !/npm (ci|clean-install)\b/.test(yaml)) {
    return wrong(
      'Install with npm ci: exactly what package-lock.json says, from an empty folder, and an error if the two disagree.',
    );
  }
  if (yaml.search(/npm (test|run test)\b/) < yaml.search(/npm (ci|clean-install)\b/)) {
    return wrong('The tests come before npm ci: there is nothing yet that they could run with.');
  }
  return {
    correct: true,
    message: 'Right. The job runs on the Node of production, with modules built for it.',
  };
}
