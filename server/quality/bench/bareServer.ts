// The baseline: bare Express and the driver, in a separate process.
import express from 'express';
import mongoose from 'mongoose';

const { PORT, MONGODB_URI } = process.env;
await mongoose.connect(MONGODB_URI ?? '', { autoIndex: false, autoCreate: false });
const users = mongoose.connection.collection('users');

const app = express();

app.get(['/hello', '/api/v1/health'], (_req, res) => {
  res.json({ google: false, linkedin: false });
});

app.get('/users/:id', async (req, res) => {
  const { id } = req.params;
  const user = await users.findOne({ _id: new mongoose.Types.ObjectId(id) });
  res.json(user);
});

app.listen(Number(PORT));
