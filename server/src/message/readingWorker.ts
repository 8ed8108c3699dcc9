import { readText } from '../../language/reading/readText.ts';
import { readTone } from '../../language/reading/writer/tone.ts';
import type { ReadMessage } from './readInWorker.ts';

// Loads lexicon and places before the first text.
readText('Koch (m/w/d) in Ulm');

export default (text: string): ReadMessage => ({ reading: readText(text), tone: readTone(text) });
