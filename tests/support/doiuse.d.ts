/** The part of this library that the tests call, as it has no types of its own. */
declare module 'doiuse' {
  import type { PluginCreator } from 'postcss';

  const doiuse: PluginCreator<{
    browsers: string[];
    onFeatureUsage: (usage: { feature: string }) => void;
  }>;
  export default doiuse;
}
