// Fetches mongodump and mongorestore in advance, for the backup image.
import { findMongoTool } from '../embedded/npm/mongoTools.ts';

const log = (line: string) => {
  console.log(line);
};

await findMongoTool('mongodump', log);
await findMongoTool('mongorestore', log);
