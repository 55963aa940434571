/** What keeps content from being moved; its message is one sentence for the operator. */
export class TransferProblem extends Error {}
