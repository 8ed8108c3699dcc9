// Fetches mongodump and mongorestore ahead of their use, for the image that backups are made with.
import { findMongoTool } from '../embedded/npm/mongoTools.ts';

const log = (line: string) => {
  console.log(line);
};

await findMongoTool('mongodump', log);
await findMongoTool('mongorestore', log);
