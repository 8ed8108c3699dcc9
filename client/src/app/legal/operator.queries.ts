import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** `null` when it could not be asked for, which must not take the rest of a legal page away. */
export const operatorQuery = queryOptions({
  queryKey: ['operators'],
  queryFn: () => call('getOperator', {}).catch(() => null),
});
