// Runs before the first paint, so that a light or right-to-left page never flashes dark or mirrored.
(function () {
  function read(key) {
    try {
      return JSON.parse(localStorage.getItem('RaStore.' + key) || 'null');
    } catch {
      return null;
    }
  }
  var root = document.documentElement;
  if (read('theme') === 'light') root.setAttribute('data-skin', 'light');
  var locale = read('locale');
  if (locale) root.setAttribute('lang', locale === 'no' ? 'nb' : locale);
  if (read('layout.rtl')) root.setAttribute('dir', 'rtl');
})();
