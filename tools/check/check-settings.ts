/** Reports an invalid setting in one line, before anything is installed, built or deleted. */
import { ConfigError, readConfig } from '../../server/config.ts';
import { loadEnvironment } from '../../server/settings-file.ts';
import { readApiHost } from '../build/read-api-host.ts';

try {
  const environment = loadEnvironment();
  readConfig(environment);
  readApiHost(environment);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
