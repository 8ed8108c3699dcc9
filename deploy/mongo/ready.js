// For mongosh, as the database's health check: makes of a fresh database a replica set with a user for the app.
// Ends with 0 once the app can write.
const { MONGO_INITDB_ROOT_USERNAME, MONGO_INITDB_ROOT_PASSWORD, DATABASE_PASSWORD } = process.env;
const address = 'mongodb://127.0.0.1:27017/?directConnection=true&serverSelectionTimeoutMS=3000';

function isReady() {
  const admin = connect(address).getSiblingDB('admin');
  admin.auth(MONGO_INITDB_ROOT_USERNAME, MONGO_INITDB_ROOT_PASSWORD);
  const { replSet } = admin.adminCommand({ getCmdLineOpts: 1 }).parsed.replication ?? {};
  // While the image sets up its root user it runs a mongod for itself, outside any replica set.
  if (replSet === undefined) return false;
  const { isWritablePrimary, setName } = admin.hello();
  if (setName === undefined) {
    const members = [{ _id: 0, host: 'database:27017' }];
    admin.adminCommand({ replSetInitiate: { _id: replSet, members } });
  }
  if (!isWritablePrimary) return false;
  const product = admin.getSiblingDB('inkognito');
  if (product.getUser('inkognito') === null) {
    const roles = [{ role: 'readWrite', db: 'inkognito' }];
    product.createUser({ user: 'inkognito', pwd: DATABASE_PASSWORD, roles });
  }
  return true;
}

let exitCode = 1;
try {
  exitCode = isReady() ? 0 : 1;
} catch (error) {
  print(error.message);
}
quit(exitCode);
