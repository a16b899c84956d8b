// `@jest/globals` for tests that run natively. Modules are loaded once and jest makes its functions anew for each file, so each
// function asks for the present one.
const present = (name) =>
  new Proxy(function () {}, {
    apply: (_target, self, args) => Reflect.apply(globalThis[name], self, args),
    get: (_target, key) => globalThis[name][key],
  });

export const afterAll = present('afterAll');
export const afterEach = present('afterEach');
export const beforeAll = present('beforeAll');
export const beforeEach = present('beforeEach');
export const describe = present('describe');
export const expect = present('expect');
export const it = present('it');
export const jest = present('jest');
export const test = present('test');
