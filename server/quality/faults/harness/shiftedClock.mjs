// Loaded before the product: its clock goes as fast as ours, and shows FAULT_CLOCK when it starts.
const RealDate = Date;
const offset = RealDate.parse(process.env.FAULT_CLOCK ?? '') - RealDate.now();

// Libraries know it by its name.
globalThis.Date = class Date extends RealDate {
  constructor(...words) {
    if (words.length === 0) super(RealDate.now() + offset);
    else super(...words);
  }

  static now() {
    return RealDate.now() + offset;
  }
};
