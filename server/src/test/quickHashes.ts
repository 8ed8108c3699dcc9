// Signing up thousands of people would take minutes of hashing. The attacks, and the built product in the browser tests
// and fault tests, hash at the real cost.
import { hashCost } from '../user/passwordHash.ts';

Object.assign(hashCost, { memoryCost: 256, timeCost: 1 });
