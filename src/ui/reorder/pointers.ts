/** Whether people use touch here; evaluated once, since react-dnd keeps one backend. */
export const isTouch = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
