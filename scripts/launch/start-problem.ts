/** Something that keeps the product from starting; its message is one sentence that says what to do next. */
export class StartProblem extends Error {}
