import mongoose from 'mongoose';

const { MongoError, MongoServerError } = mongoose.mongo;

const awayErrors = new Set([
  'MongoServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoWaitQueueTimeoutError',
  'MongoNotConnectedError',
  'MongoPoolClearedError',
  'PoolClearedOnNetworkError',
  'MongoTopologyClosedError',
  'MongoOperationTimeoutError',
  'MongooseServerSelectionError',
]);

const awayCodes = new Set([
  ...[6, 7, 89, 9_001], // host unreachable, host not found, network timeout, socket exception
  64, // write concern timeout: a majority did not answer in time
  91, // shutdown in progress
  ...[189, 10_058, 10_107, 13_435, 13_436], // no longer, or not yet, the primary
  ...[11_600, 11_602], // interrupted by a shutdown or by a change of roles
]);

export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof MongoError || error instanceof mongoose.Error)) return false;
  if (awayErrors.has(error.name)) return true;
  return error instanceof MongoServerError && awayCodes.has(Number(error.code));
}

export function isWorthRepeating(error: unknown): boolean {
  return isDatabaseAway(error) || hasLabel(error, 'TransientTransactionError');
}

export function hasLabel(error: unknown, label: string): boolean {
  return error instanceof MongoError && error.hasErrorLabel(label);
}
