/** Names under which things without a class are injected. */
export const CONFIG = Symbol('config');
export const LOGGER = Symbol('logger');
