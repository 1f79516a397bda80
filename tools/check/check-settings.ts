/** Refuses a wrong setting in one line, before anything is installed, built or deleted. */
import { ConfigError, loadEnvironment, readConfig } from '../../server/config.ts';

try {
  readConfig(loadEnvironment());
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
