import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'storefront',
  buildDirectory: 'build',
  ssr: true,
  // One file for each screen: a client loader of one line would be fetched apart.
  splitRouteModules: false,
} satisfies Config;
