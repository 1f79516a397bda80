import { build, type Plugin } from 'vite';
import { OLDEST_BROWSERS } from './oldest-browsers.ts';

const QUERY = '?inline-script';

/** Makes an import with `?inline-script` return the compiled text for a script element. */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      const built = await build({
        configFile: false,
        logLevel: 'silent',
        build: {
          write: false,
          target: OLDEST_BROWSERS,
          lib: { entry: file, formats: ['iife'], name: 'inline' },
        },
      });
      const [result] = [built].flat();
      if (!result || !('output' in result)) throw new Error(`${file} was not built`);
      return { code: `export default ${JSON.stringify(result.output[0].code.trim())};`, moduleType: 'js' };
    },
  };
}
