// jest links a test's whole ES module graph before it evaluates anything; CommonJS packages in that graph
// may not require() an ES module that is still being linked. Evaluate those first.
import 'reflect-metadata';
import '@nestjs/common';
import '@nestjs/core';
