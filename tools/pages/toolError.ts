/** A page tool cannot do what it was asked for. The message says why, where, and what to do; nothing was changed. */
export class ToolError extends Error {}
