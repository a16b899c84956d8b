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

// Asks for the chunks of this page beside the entry, not after it (vite/preloadByAddress.ts).
(function () {
  var data = document.getElementById('chunks');
  if (!data || !localStorage.getItem('accessToken')) return;
  var table = JSON.parse(data.textContent);
  var language = 'en';
  try {
    language = JSON.parse(localStorage.getItem('RaStore.locale')) || 'en';
  } catch {
    // An entry that is no JSON is as good as none.
  }
  var found = table.pages[location.pathname.replace(/\/\d+(?=\/|$)/, '/:id')] || { page: [], words: {} };
  var files = [table.shell, table.words[language], found.page, found.words[language]];
  new Set(files.flatMap((some) => some || [])).forEach(function (at) {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = '/' + table.files[at];
    document.head.append(link);
  });
})();
