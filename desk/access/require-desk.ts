import type { DeskConfig } from '../../server/config.ts';
import type { Dependencies } from '../../server/services/dependencies.ts';
import { OperatorError } from '../../server/services/operator-error.ts';

export function requireDesk({ config }: Pick<Dependencies, 'config'>): DeskConfig {
  if (config.desk) return config.desk;
  throw new OperatorError('The desk is off. Set DESK_PORT, such as DESK_PORT=3001 in .env, to switch it on.');
}
