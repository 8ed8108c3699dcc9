// Loaded before the server: starts the clock at FAULT_CLOCK, at normal speed.
const RealDate = Date;
const offset = RealDate.parse(process.env.FAULT_CLOCK ?? '') - RealDate.now();

// Libraries rely on the name.
globalThis.Date = class Date extends RealDate {
  constructor(...words) {
    if (words.length === 0) super(RealDate.now() + offset);
    else super(...words);
  }

  static now() {
    return RealDate.now() + offset;
  }
};
