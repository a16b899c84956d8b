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

// Fetches this page's chunks and rows along with the entry, not after it (vite/preloadByAddress.ts).
(function () {
  var data = document.getElementById('chunks');
  var token = localStorage.getItem('accessToken');
  if (!data || !token) return;
  function stored(key) {
    try {
      return JSON.parse(localStorage.getItem('RaStore.' + key) || 'null');
    } catch {
      return null;
    }
  }
  var table = JSON.parse(data.textContent);
  var language = stored('locale') || 'en';
  var found = table.pages[location.pathname.replace(/\/\d+(?=\/|$)/, '/:id')] || { page: [], words: {} };

  // Exactly the calls of platform/list/readEarly.ts; an answer to any other call is never used.
  window.kontorEarly = {};
  function ask(url) {
    var headers = {
      Accept: 'application/json',
      Authorization: 'Bearer ' + token,
      'Accept-Language': document.documentElement.lang,
    };
    window.kontorEarly[url] = fetch(url, { headers: headers }).catch(function () {});
  }
  // Avoids calls that would be refused. The page itself asks the full ability.
  function mayRead(subject) {
    return RegExp('"(' + subject + '|all)"').test(localStorage.getItem('userData'));
  }
  if (found.rows && mayRead(found.rows[4]))
    ask(rowsOf(found.rows[0], found.rows[1], { field: found.rows[2], order: found.rows[3] }));
  if (table.rows && mayRead('Organisation')) ask('/api/v1/organisation/1');

  var files = [table.shell, table.words[language], found.page, found.words[language]];
  new Set(files.flatMap((some) => some || [])).forEach(function (at) {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = '/' + table.files[at];
    document.head.append(link);
  });

  function rowsOf(name, path, sort) {
    var chosen = stored(name + '.listParams');
    var query = {};
    if (location.search.length > 1) {
      query = Object.fromEntries(new URLSearchParams(location.search));
      try {
        query.filter = JSON.parse(query.filter || '{}');
      } catch {
        query.filter = {};
      }
    } else if (chosen && chosen.filter) query = chosen;
    var page = parseInt(query.page, 10) || 1;
    var size = parseInt(query.perPage, 10) || 10;
    var asked = {
      filter: query.filter || {},
      range: [(page - 1) * size, page * size - 1],
      sort: [query.sort || sort.field, query.sort ? query.order : sort.order],
    };
    var pairs = Object.entries(asked).map(function (pair) {
      var value = encodeURIComponent(JSON.stringify(pair[1])).replace(/[!'()*]/g, function (sign) {
        return '%' + sign.charCodeAt(0).toString(16).toUpperCase();
      });
      return pair[0] + '=' + value;
    });
    return '/api/v1/' + path + '?' + pairs.join('&');
  }
})();
