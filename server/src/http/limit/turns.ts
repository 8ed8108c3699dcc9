import type { AppError } from '../../errors.ts';

export type TurnBounds = {
  /** Running at once. */
  places: number;
  /** Of these by one network. */
  placesOfNetwork?: number;
  waitingMax: number;
  waitingOfNetworkMax?: number;
  waitMs: number;
};

/** Networks take turns, and within one its addresses. */
export type Origin = { network: string; address: string; waitingOfNetworkMax?: number };

type Waiting = Origin & { admit: () => void; refuse: () => void };

/** Bounds what runs at once; the rest waits in one line. `take` throws the refusal where it is full or too slow. */
export function createTurns(bounds: TurnBounds, refusal: () => AppError) {
  const { places, placesOfNetwork = places, waitMs } = bounds;
  const runningOf = new Map<string, number>();
  const line: Line = { networks: new Map(), length: 0 };
  let running = 0;

  const hasPlace = (network: string) =>
    running < places && (runningOf.get(network) ?? 0) < placesOfNetwork;

  function run(network: string): () => void {
    running += 1;
    runningOf.set(network, (runningOf.get(network) ?? 0) + 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      running -= 1;
      const left = (runningOf.get(network) ?? 0) - 1;
      if (left > 0) runningOf.set(network, left);
      else runningOf.delete(network);
      // Iterative, as one admitted may free its place at once.
      for (let next = takeNext(line, hasPlace); next; next = takeNext(line, hasPlace)) next.admit();
    };
  }

  return {
    isWaiting: () => line.length > 0,

    /** Returns what frees the place. One that `isGone` when its turn comes gets none. */
    take: async (origin: Origin, isGone = () => false): Promise<() => void> => {
      if (hasPlace(origin.network)) return run(origin.network);
      if (!makeRoom(line, origin, bounds)) throw refusal();
      let timer: NodeJS.Timeout | undefined;
      const place = new Promise<() => void>((resolve, reject) => {
        const refuse = () => reject(refusal());
        const admit = () => (isGone() ? refuse() : resolve(run(origin.network)));
        const waiting = { ...origin, admit, refuse };
        join(line, waiting);
        timer = setTimeout(() => {
          leave(line, waiting);
          refuse();
        }, waitMs);
      });
      return place.finally(() => clearTimeout(timer));
    },
  };
}

type Addresses = Map<string, Waiting[]>;

/** Those at the front of the maps are next. */
type Line = { networks: Map<string, Addresses>; length: number };

const sizeOf = (addresses: Addresses | undefined) =>
  [...(addresses?.values() ?? [])].reduce((sum, { length }) => sum + length, 0);

function largest<Value>(values: Iterable<Value>, size: (value: Value) => number) {
  return [...values].reduce<Value | undefined>(
    (most, value) => (most && size(most) >= size(value) ? most : value),
    undefined,
  );
}

function join(line: Line, one: Waiting): void {
  const addresses = line.networks.get(one.network) ?? new Map<string, Waiting[]>();
  line.networks.set(one.network, addresses);
  addresses.set(one.address, [...(addresses.get(one.address) ?? []), one]);
  line.length += 1;
}

function leave(line: Line, one: Waiting): void {
  const addresses = line.networks.get(one.network);
  const waiting = addresses?.get(one.address) ?? [];
  const left = waiting.filter((each) => each !== one);
  line.length -= waiting.length - left.length;
  if (left.length > 0) addresses?.set(one.address, left);
  else addresses?.delete(one.address);
  if (addresses?.size === 0) line.networks.delete(one.network);
}

function takeNext(line: Line, hasPlace: (network: string) => boolean): Waiting | undefined {
  const [, addresses] = [...line.networks].find(([network]) => hasPlace(network)) ?? [];
  const [one] = [...(addresses?.values() ?? [])][0] ?? [];
  if (!one || !addresses) return undefined;
  const waiting = addresses.get(one.address) ?? [];
  // What is left of them waits at the end.
  line.networks.delete(one.network);
  line.networks.set(one.network, addresses);
  addresses.delete(one.address);
  addresses.set(one.address, waiting);
  leave(line, one);
  return one;
}

/** When full, the newest of the network with the most waiting makes room, or within the newcomer's own that of an address. */
function makeRoom(
  line: Line,
  { network, address, ...own }: Origin,
  { waitingMax, ...all }: TurnBounds,
) {
  const waitingOfNetworkMax = own.waitingOfNetworkMax ?? all.waitingOfNetworkMax ?? waitingMax;
  const neighbours = line.networks.get(network);
  const isOwnFull = sizeOf(neighbours) >= waitingOfNetworkMax;
  if (!isOwnFull && line.length < waitingMax) return true;
  const busiest = largest(line.networks.values(), sizeOf);
  const isOther = !isOwnFull && sizeOf(busiest) > sizeOf(neighbours) + 1;
  const most =
    largest((isOther ? busiest : neighbours)?.values() ?? [], ({ length }) => length) ?? [];
  const newest = most.at(-1);
  const isFair = isOther || most.length > (neighbours?.get(address)?.length ?? 0) + 1;
  if (!newest || !isFair) return false;
  leave(line, newest);
  newest.refuse();
  return true;
}
