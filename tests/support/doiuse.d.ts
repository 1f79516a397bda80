/** As much of this library as the tests call: it brings no types. */
declare module 'doiuse' {
  import type { PluginCreator } from 'postcss';

  const doiuse: PluginCreator<{
    browsers: string[];
    onFeatureUsage: (usage: { feature: string }) => void;
  }>;
  export default doiuse;
}
