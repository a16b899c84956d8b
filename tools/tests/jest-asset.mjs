// Stub for imported style sheets, pictures and fonts in screen tests.
const asset = '';
export default asset;
